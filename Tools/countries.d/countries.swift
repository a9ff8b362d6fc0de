// Writes Catalog/countries/countries.tsv: the ISO 3166-1 countries and areas, with their names in five
// languages, from the region data that comes with Foundation (Unicode CLDR).
//
// Tools/countries runs it.
// The program itself reads the file and so needs no region data of its own.
import Foundation

/// Two-letter codes that Foundation knows and ISO 3166-1 does not assign: reserved, or made up by CLDR.
let unassigned: Set<String> = [
    "AC", "CP", "CQ", "DG", "EA", "EU", "EZ", "IC", "QO", "TA", "UN", "XA", "XB", "XK", "ZZ",
]
let languages = ["en", "ko", "zh", "ar", "de"]

/// A text as it is compared: without case, accents and width.
func folded(_ text: String) -> String {
    text.folding(
        options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive],
        locale: Locale(identifier: "en_US_POSIX"))
}

let codes = Locale.Region.isoRegions.map(\.identifier).filter { code in
    code.count == 2 && code.allSatisfy { ("A"..."Z").contains($0) } && !unassigned.contains(code)
}
let rows = codes.map { code in
    let names = languages.map { language in
        Locale(identifier: language).localizedString(forRegionCode: code) ?? code
    }
    return [code] + names + [folded(([code] + names).joined(separator: " · "))]
}
let sorted = rows.sorted { (folded($0[1]), $0[0]) < (folded($1[1]), $1[0]) }

guard Set(codes).count == codes.count, codes.count == 249 else {
    FileHandle.standardError.write(
        Data("countries: \(codes.count) codes, and not the 249 of ISO 3166-1\n".utf8))
    exit(1)
}
print((["code"] + languages + ["search"]).joined(separator: "\t"))
for row in sorted { print(row.joined(separator: "\t")) }
