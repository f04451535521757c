import { roundsApi } from '@zhibi/contract/marking/rounds';
import { useSearchParams } from '../../platform/search-params.js';
import { OwnFrame } from '../parts/rounds/own-frame.js';
import { WaysOfShare } from '../parts/rounds/ways-of-share.js';
import type { GroupTable } from './group-table.js';

interface OwnGroupsProps {
  homeworkId: string;
  /** The table of the page, which is there already when this comes. */
  table: typeof GroupTable;
}

/** What was dealt to this teacher, group by group: a group is dealt as a whole, and scored by one act. */
export function OwnGroups({ homeworkId, table: Table }: OwnGroupsProps) {
  const [, setParams] = useSearchParams();
  return (
    <OwnFrame homeworkId={homeworkId}>
      {({ title, items, item, back }) => (
        <Table
          key={item.itemId}
          homework={{ homeworkId, title, classNames: [], items }}
          share="own"
          source={roundsApi}
          item={item}
          back={back}
          ways={<WaysOfShare homeworkId={homeworkId} now="group" />}
          onGo={(itemId) => setParams((old) => ({ ...Object.fromEntries(old), item: itemId }), { replace: true })}
        />
      )}
    </OwnFrame>
  );
}
