(function () {
  "use strict";
  var root = document.documentElement, script = document.createElement("script"), theme;
  root.classList.add("js");
  if (/[#&]embed=/.test(location.hash)) root.dataset.embed = "";
  try { theme = localStorage.getItem("emptystates-theme"); } catch (error) { theme = null; }
  if (theme === "light" || theme === "dark") root.dataset.theme = theme;
  if (root.dataset.page === "single") return;
  script.src = "assets/gallery.js";
  document.head.appendChild(script);
})();
