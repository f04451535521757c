import { geometryOfGround } from '@zhibi/contract/papers/ground';
import { findPage, type GreyImage, readQr } from '@zhibi/scan';

/** What the QR codes of the product begin with: `zhibi:` + code rule + `:` + page code. */
const OWN_CODE = /^zhibi:[^:]+:(.+)$/;

/**
 * Whether a page was printed by this product: the marks in its corners are nobody else's. The page code where its QR code can be read, which
 * stands at one place on all papers; null where only the marks are there, as on a sheet that was printed without a class.
 */
export function ownPage(image: GreyImage): { pageCode: string | null } | undefined {
  const found = findPage(image);
  if (!found.ok) return undefined;
  const { frame } = found;
  const [stamp] = geometryOfGround({ pageSize: frame.pageSize, pageCount: 1, questions: [] }).stamps;
  const text = stamp && readQr(image, frame.toImage, stamp.qr);
  return { pageCode: OWN_CODE.exec(text ?? '')?.[1] ?? null };
}
