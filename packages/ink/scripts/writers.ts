/**
 * Thirty writers of UNIPEN on whom nothing is ever trained or set: what the evaluation says of strangers' hands is theirs.
 * Never move one of them to another list.
 */
export const heldOutWriters: ReadonlySet<string> = words(`
  00493a3e 028b4be6 055406d7 0881e4ec 10999692 14685af2 1a039536 23c64f3e 36ec3cab 3c86087e
  46446c88 5686aed3 5a8bb6c6 5dd034d4 6345b7ff 69e170ee 70cda497 7b08b207 8001da1b 976eb5e2
  9d2e8cf9 a2f23c0d a6500525 aaf56739 b38ad9f4 b986d4ec c9644464 ccc37cca d3aacce3 db2838a0
`);

/** Ten further writers for the temperature and the thresholds. */
export const calibrationWriters: ReadonlySet<string> = words(`
  006595ec 08b632d2 1afc9735 3d49d841 5bf79f26 6e4a1a1e 92c5b29a a385199d b71aa317 d1659af8
`);

function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}
