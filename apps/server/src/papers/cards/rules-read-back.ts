import { MOST_ASKED, type ReadBack, type ReadBackFailure } from '@zhibi/contract/papers/cards';
import { defectOf } from '@zhibi/scan/simulator';

/** How many copies of a test were read, in all and by family. A few that a person is asked about count as read, more than that do not. */
export function countsOf(
  failures: readonly Pick<ReadBackFailure, 'copy' | 'asked'>[],
  copies: number,
): Pick<ReadBack, 'families' | 'read' | 'asked'> {
  const asked = failures.filter((one) => one.asked).length;
  const isTooOften = asked > MOST_ASKED * copies;
  const unread = new Set(failures.filter((one) => isTooOften || !one.asked).map(({ copy }) => copy));
  const families = new Map<ReadBack['families'][number]['family'], { copies: number; read: number }>();
  for (let copy = 0; copy < copies; copy++) {
    const { family } = defectOf(copy);
    const sum = families.get(family) ?? { copies: 0, read: 0 };
    families.set(family, { copies: sum.copies + 1, read: sum.read + (unread.has(copy + 1) ? 0 : 1) });
  }
  return {
    families: [...families].map(([family, counts]) => ({ family, ...counts })),
    read: copies - unread.size,
    asked,
  };
}
