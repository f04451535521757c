interface Sheets {
  studentIds: readonly string[];
  pages: readonly number[];
}

/** Whose copies of an order are printed again as a whole, by the orders that its sheets have left it for. */
export function claimedOf({ studentIds, pages }: Sheets, children: readonly Sheets[]): string[] {
  const whole = children.filter((child) => pages.every((page) => child.pages.includes(page)));
  const again = new Set(whole.flatMap((child) => child.studentIds));
  return studentIds.filter((id) => again.has(id));
}
