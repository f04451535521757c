import { type PageInfo, pageInfoOf } from '@zhibi/contract/printing';
import type { OrderRow } from './store.js';

type Counted = Pick<OrderRow, 'pages' | 'studentIds' | 'spareCopies' | 'separatorSheets' | 'options'>;

/** The counts of an order, spare copies and separators with them. */
export const countsOfOrder = ({ pages, studentIds, spareCopies, separatorSheets, options }: Counted): PageInfo =>
  pageInfoOf(
    { pageCount: pages.length, copies: studentIds.length, spares: spareCopies, separators: separatorSheets },
    options,
  );
