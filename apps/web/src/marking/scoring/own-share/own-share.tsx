import { roundsApi } from '@zhibi/contract/marking/rounds';
import { useSearchParams } from '../../../platform/search-params.js';
import { perScreens } from '../../parts/engine/place.js';
import { OwnFrame } from '../../parts/rounds/own-frame.js';
import { WaysOfShare } from '../../parts/rounds/ways-of-share.js';
import { MarkingTable } from '../by-question/marking-table.js';

const noClasses: readonly string[] = [];

/** What was dealt to this teacher of a homework that several score: by the same keys, without names. */
export function OwnShare({ homeworkId }: { homeworkId: string }) {
  const [params, setParams] = useSearchParams();
  const set = (change: Record<string, string>) =>
    setParams((old) => ({ ...Object.fromEntries(old), ...change }), { replace: true });
  return (
    <OwnFrame homeworkId={homeworkId}>
      {({ title, items, item, back }) => (
        <MarkingTable
          homework={{ homeworkId, title, classNames: noClasses, items, isShare: true, after: 'nothing' }}
          source={roundsApi}
          item={item}
          per={perScreens.find((one) => String(one) === params.get('per')) ?? 6}
          only={params.get('only') === 'waiting' ? 'waiting' : 'all'}
          back={back}
          ways={<WaysOfShare homeworkId={homeworkId} now="question" />}
          end={null}
          onSet={set}
        />
      )}
    </OwnFrame>
  );
}
