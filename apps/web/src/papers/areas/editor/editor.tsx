import { type AnswerArea, type AreaType, areaTypes } from '@zhibi/contract/papers';
import { areasApi, type PaperAreas } from '@zhibi/contract/papers/areas';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../platform/api.js';
import { ToolFrame } from '../../../platform/layout/tool-frame.js';
import { useAddress } from '../../../platform/use-address.js';
import { frameAround, type Rect } from '../../parts/pull-rect.js';
import { MarkingTag } from '../parts/marking-tag.js';
import { BarActions } from './bar-actions.js';
import { BarMiddle } from './bar-middle.js';
import styles from './editor.module.css';
import { Panel } from './panel.js';
import { ReissueDialog } from './reissue-dialog.js';
import { Sheet } from './sheet.js';
import { Told } from './told.js';
import { useAreas } from './use-areas.js';
import { useKeys } from './use-keys.js';

/** In what a question of each type is answered. */
const answeredIn: Readonly<Record<number, AreaType>> = {
  2: areaTypes['single-choice'],
  3: areaTypes['true-false'],
  4: areaTypes['fill-in'],
  5: areaTypes['multiple-choice'],
};

/** The areas of one paper, page by page: drawn, named, checked by a second person. */
export function Editor({ opened, back }: { opened: PaperAreas; back: string }) {
  const { t } = useTranslation('areas');
  const areas = useAreas(opened);
  const { saved } = areas;
  const { paperId, revision, geometry, items, can } = saved;
  const { now, go } = useAddress(['page']);
  const page = Math.min(Math.max(Number(now.page) || 1, 1), geometry.pageCount);
  const [chosen, setChosen] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const words = useRead(areasApi.propose, can.draw ? { paperId, revision, source: 'text' } : null);
  const lines = (words.data?.lines ?? []).filter((line) => line.page === page);
  const area = areas.areas.find((one) => one.areaId === chosen && one.page === page);
  const draw = (rect: Rect) => {
    const frame = frameAround(rect, page, areas.areas);
    const item = items.find(({ itemId }) => itemId === frame?.qids[0]);
    const drawn: AnswerArea = {
      ...rect,
      areaId: crypto.randomUUID(),
      areaType: answeredIn[item?.type ?? 1] ?? areaTypes.subjective,
      beIncludedId: frame?.areaId ?? null,
      qids: frame?.qids ?? [],
      page,
      option: null,
      blankIndex: null,
      partIndex: null,
    };
    areas.change([...areas.areas, drawn], null);
    setChosen(drawn.areaId);
  };
  const drop = () => {
    const left = areas.areas.filter((one) => one.areaId !== chosen);
    areas.change(
      left.map((one) => (one.beIncludedId === chosen ? { ...one, beIncludedId: null } : one)),
      null,
    );
    setChosen(null);
  };
  const canSave = can.draw && areas.isDirty && areas.faults.length === 0 && !areas.isSaving;
  const save = () => {
    if (!canSave) return;
    if (saved.lock) setAsking(true);
    else areas.save();
  };
  useKeys({ areas, chosen, drop, save }, can.draw);
  return (
    <ToolFrame
      title={
        <b className={styles.title} title={saved.title} translate="no">
          {saved.title}
        </b>
      }
      state={<MarkingTag marking={saved.marking} />}
      back={back}
      middle={<BarMiddle areas={areas} page={page} onPage={(to) => go({ page: String(to) })} />}
      actions={<BarActions areas={areas} canSave={canSave} onSave={save} />}
      panel={
        <Panel
          areas={areas}
          page={page}
          area={area}
          onChoose={setChosen}
          onDrop={drop}
          onPage={(to) => go({ page: String(to) })}
        />
      }
      foot={can.draw && t('keys')}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys */}
      <section className={styles.surface} tabIndex={0} aria-label={t('page', { page })}>
        <Told areas={areas} />
        <Sheet
          areas={areas}
          page={page}
          chosen={chosen}
          lines={lines}
          canDraw={can.draw}
          onChoose={setChosen}
          onDraw={draw}
        />
      </section>
      {isAsking && saved.lock && (
        <ReissueDialog
          lock={saved.lock}
          onClose={() => setAsking(false)}
          onSay={(reason) => {
            setAsking(false);
            areas.save(reason);
          }}
        />
      )}
    </ToolFrame>
  );
}
