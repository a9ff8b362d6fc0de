/* The floor that emptystates is measured against: what the same files cost a plain C program.

   usage: scan [-t THREADS] [-a] [-w NEWFOLDER LIST] FOLDER

   Reads every .yaml and .yml file below FOLDER and scans it with libyaml to the end of its stream.
   With -a it also reads every .svg and .png file. With -w it also makes NEWFOLDER and writes into it the
   files of LIST, which has a line "SIZE PATH" for each; a path may be in one folder of its own. */

#define _GNU_SOURCE
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
#include <yaml.h>

struct page { size_t size; char *path; };

static char **files, **pictures;
static size_t file_count, picture_count;
static struct page *pages;
static size_t page_count, largest_page;
static char *page_text;
static int output = -1;
static atomic_size_t next_file, events;

static void fail(const char *what)
{
    fprintf(stderr, "scan: %s: %s\n", what, errno ? strerror(errno) : "failed");
    exit(2);
}

/* A block for COUNT + 1 items of SIZE, moved to a larger one whenever COUNT is a power of two. */
static void *grown(void *items, size_t count, size_t size)
{
    if (count & (count - 1))
        return items;
    items = realloc(items, (count ? 2 * count : 1) * size);
    if (!items)
        fail("memory");
    return items;
}

static int ends_in(const char *name, const char *end)
{
    size_t length = strlen(name), tail = strlen(end);
    return length > tail && strcmp(name + length - tail, end) == 0;
}

static void add(char ***list, size_t *count, const char *path)
{
    *list = grown(*list, *count, sizeof **list);
    if (!((*list)[(*count)++] = strdup(path)))
        fail("memory");
}

static void walk(const char *folder, int with_pictures)
{
    DIR *stream = opendir(folder);
    struct dirent *item;
    char path[4096];

    if (!stream)
        fail(folder);
    while ((item = readdir(stream))) {
        if (item->d_name[0] == '.')
            continue;
        snprintf(path, sizeof path, "%s/%s", folder, item->d_name);
        if (item->d_type == DT_DIR)
            walk(path, with_pictures);
        else if (ends_in(path, ".yaml") || ends_in(path, ".yml"))
            add(&files, &file_count, path);
        else if (with_pictures && (ends_in(path, ".svg") || ends_in(path, ".png")))
            add(&pictures, &picture_count, path);
    }
    closedir(stream);
}

static void read_list(const char *path)
{
    FILE *list = fopen(path, "r");
    char line[4096];

    if (!list)
        fail(path);
    while (fgets(line, sizeof line, list)) {
        char *name;
        size_t size = strtoul(line, &name, 10);
        name[strcspn(name, "\n")] = 0;
        pages = grown(pages, page_count, sizeof *pages);
        pages[page_count].size = size;
        if (!(pages[page_count++].path = strdup(name + 1)))
            fail("memory");
        if (size > largest_page)
            largest_page = size;
    }
    fclose(list);
    page_text = malloc(largest_page + 1);
    if (!page_text)
        fail("memory");
    memset(page_text, 'x', largest_page + 1);
}

/* Reads a file into a buffer that is kept, and returns how many bytes it has. */
static size_t read_file(const char *path, unsigned char **buffer, size_t *room)
{
    size_t size = 0;
    ssize_t got;
    int file = open(path, O_RDONLY | O_CLOEXEC);

    if (file < 0)
        fail(path);
    do {
        if (size == *room) {
            *room = *room ? 2 * *room : 65536;
            if (!(*buffer = realloc(*buffer, *room)))
                fail("memory");
        }
        got = read(file, *buffer + size, *room - size);
        if (got < 0)
            fail(path);
        size += got;
    } while (got > 0);
    close(file);
    return size;
}

static size_t scan(const char *path, const unsigned char *text, size_t size)
{
    yaml_parser_t parser;
    yaml_event_t event;
    size_t count = 0;
    int is_end;

    if (!yaml_parser_initialize(&parser))
        fail("memory");
    yaml_parser_set_input_string(&parser, text, size);
    do {
        if (!yaml_parser_parse(&parser, &event)) {
            errno = 0;
            fail(path);
        }
        is_end = event.type == YAML_STREAM_END_EVENT;
        yaml_event_delete(&event);
        count++;
    } while (!is_end);
    yaml_parser_delete(&parser);
    return count;
}

static void write_page(const struct page *page)
{
    const char *slash = strchr(page->path, '/');
    int file = openat(output, page->path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);

    if (file < 0 && errno == ENOENT && slash) {
        char *folder = strndup(page->path, slash - page->path);
        if (folder && mkdirat(output, folder, 0777) < 0 && errno != EEXIST)
            fail(folder);
        free(folder);
        file = openat(output, page->path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    }
    if (file < 0 || write(file, page_text, page->size) != (ssize_t)page->size || close(file) < 0)
        fail(page->path);
}

/* A thread takes sixteen files at a time, and with each its share of the pictures and of the pages. */
static void *work(void *unused)
{
    unsigned char *buffer = NULL;
    size_t room = 0, start, count = 0;

    (void)unused;
    while ((start = atomic_fetch_add(&next_file, 16)) < file_count) {
        size_t end = start + 16 < file_count ? start + 16 : file_count;
        for (size_t i = start; i < end; i++) {
            count += scan(files[i], buffer, read_file(files[i], &buffer, &room));
            for (size_t p = i * picture_count / file_count; p < (i + 1) * picture_count / file_count; p++)
                read_file(pictures[p], &buffer, &room);
            for (size_t p = i * page_count / file_count; p < (i + 1) * page_count / file_count; p++)
                write_page(&pages[p]);
        }
    }
    free(buffer);
    atomic_fetch_add(&events, count);
    return NULL;
}

int main(int argc, char **argv)
{
    int threads = 1, with_pictures = 0, option;
    const char *new_folder = NULL;
    pthread_t others[64];

    while ((option = getopt(argc, argv, "+t:aw:")) != -1) {
        switch (option) {
        case 't': threads = atoi(optarg); break;
        case 'a': with_pictures = 1; break;
        case 'w': new_folder = optarg; break;
        default: return 64;
        }
    }
    if (argc - optind != (new_folder ? 2 : 1) || threads < 1 || threads > 64)
        return 64;
    if (new_folder) {
        read_list(argv[optind++]);
        if (mkdir(new_folder, 0777) < 0 || (output = open(new_folder, O_RDONLY | O_DIRECTORY)) < 0)
            fail(new_folder);
    }
    walk(argv[optind], with_pictures);
    for (int i = 1; i < threads; i++)
        if ((errno = pthread_create(&others[i], NULL, work, NULL)))
            fail("thread");
    work(NULL);
    for (int i = 1; i < threads; i++)
        pthread_join(others[i], NULL);
    printf("%zu files, %zu pictures, %zu events, %zu pages\n", file_count, picture_count, (size_t)events,
        page_count);
    return 0;
}
