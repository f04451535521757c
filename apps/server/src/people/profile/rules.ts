/** The beginnings of the pictures that an avatar may be made of. What a file calls itself is not asked. */
const beginnings: readonly (readonly [offset: number, bytes: readonly number[]])[][] = [
  [[0, [0xff, 0xd8, 0xff]]], // JPEG
  [[0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]]], // PNG
  [[0, [0x47, 0x49, 0x46, 0x38]]], // GIF
  [
    [0, [0x52, 0x49, 0x46, 0x46]], // RIFF
    [8, [0x57, 0x45, 0x42, 0x50]], // WEBP
  ],
];

/** Whether these bytes begin as a JPEG, PNG, GIF or WebP: nothing else is handed to a decoder. */
export const looksLikeHead = (bytes: Uint8Array): boolean =>
  beginnings.some((parts) => parts.every(([offset, begin]) => begin.every((byte, at) => bytes[offset + at] === byte)));
