import type { ScanBatchDetail, ScanChoice, ScanPage } from '@zhibi/contract/capture/scans';

/** One thing that a person is asked: what is chosen in a place, or whose a page is. */
export type Wait = { key: string; page: ScanPage } & ({ kind: 'choice'; choice: ScanChoice } | { kind: 'page' });

const asked: readonly ScanPage['state'][] = ['unknown', 'foreign', 'double', 'unreadable'];

/** All that waits in a batch, page by page. */
export const waitsOf = ({ scanned, choices }: Pick<ScanBatchDetail, 'scanned' | 'choices'>): Wait[] =>
  scanned.flatMap((page): Wait[] => {
    if (asked.includes(page.state)) return [{ kind: 'page', key: page.pageId, page }];
    return choices
      .filter(({ pageId, state }) => pageId === page.pageId && state === 'open')
      .map((choice) => ({ kind: 'choice', key: `${page.pageId} ${choice.no}`, page, choice }));
  });
