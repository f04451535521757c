/** What the QR of a ticket says, and what is printed below it for whoever has no scanner: `ZB-B000012-7F3A91`. */
export type TicketOf = 'batch' | 'order';
const letters = { batch: 'B', order: 'P' } as const satisfies Record<TicketOf, string>;

/** The last signs of the id: nobody comes upon the ticket of another by counting. */
const proofOf = (id: string): string => id.replaceAll('-', '').slice(-6).toUpperCase();

export const ticketCode = (of: TicketOf, number: number, id: string): string =>
  `ZB-${letters[of]}${String(number).padStart(6, '0')}-${proofOf(id)}`;

/** What was scanned or typed, however it was spaced and cased. */
export function readTicket(code: string): { of: TicketOf; number: number; proof: string } | null {
  const parts = /^(?:ZB)?([BP])0*(\d{1,12})([0-9A-F]{6})$/.exec(code.toUpperCase().replaceAll(/[\s\-–—·]/g, ''));
  if (parts === null) return null;
  const [, letter, number = '', proof = ''] = parts;
  return { of: letter === 'B' ? 'batch' : 'order', number: Number(number), proof };
}
export const isTicketOf = (proof: string, id: string): boolean => proofOf(id) === proof;
