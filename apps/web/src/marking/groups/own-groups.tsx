import { useSearchParams } from '../../platform/search-params.js';
import { ownShare } from '../parts/engine/marking-source.js';
import { OwnFrame } from '../parts/rounds/own-frame.js';
import { WaysOfShare } from '../parts/rounds/ways-of-share.js';
import { GroupTable } from './group-table.js';

/** What was dealt to this teacher, group by group: a group is dealt as a whole, and scored by one act. */
export function OwnGroups({ homeworkId }: { homeworkId: string }) {
  const [, setParams] = useSearchParams();
  return (
    <OwnFrame homeworkId={homeworkId}>
      {({ title, items, item, back }) => (
        <GroupTable
          key={item.itemId}
          homework={{ homeworkId, title, classNames: [], items }}
          share="own"
          source={ownShare}
          item={item}
          back={back}
          ways={<WaysOfShare homeworkId={homeworkId} now="group" />}
          onGo={(itemId) => setParams((old) => ({ ...Object.fromEntries(old), item: itemId }), { replace: true })}
        />
      )}
    </OwnFrame>
  );
}
