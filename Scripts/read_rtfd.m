// Reads an RTFD folder as any program of GNUstep would, and prints its text and what is attached to it.
#import <AppKit/AppKit.h>

int main(int argc, char **argv) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    if (argc != 2) return 64;
    // Fonts are looked up, which wants an application.
    [NSApplication sharedApplication];
    NSString *path = [NSString stringWithUTF8String: argv[1]];
    NSFileWrapper *package = [[NSFileWrapper alloc] initWithPath: path];
    NSAttributedString *text = [[NSAttributedString alloc] initWithRTFDFileWrapper: package documentAttributes: NULL];
    if (!text) return 1;
    NSUInteger place = 0;
    NSMutableString *line = [NSMutableString string];
    while (place < [text length]) {
        NSRange range;
        NSTextAttachment *attachment = [text attribute: NSAttachmentAttributeName atIndex: place effectiveRange: &range];
        NSFileWrapper *file = [attachment fileWrapper];
        if (file) {
            [line appendFormat: @"<%@ %lu>", [file preferredFilename] ?: [file filename],
                (unsigned long)[[file regularFileContents] length]];
        } else {
            [line appendString: [[text string] substringWithRange: range]];
        }
        place = NSMaxRange(range);
    }
    printf("%s\n", [line UTF8String]);
    [pool release];
    return 0;
}
