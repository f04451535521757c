import type { AnswerArea } from '@zhibi/contract/papers';
import { Button, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatStamp } from '../../../platform/time.js';
import { AreaFields } from './area-fields.js';
import { copyPage } from './copy-page.js';
import styles from './editor.module.css';
import { useAreaName } from './use-area-name.js';
import type { Areas } from './use-areas.js';

interface PanelProps {
  areas: Areas;
  page: number;
  area: AnswerArea | undefined;
  onChoose: (areaId: string | null) => void;
  onDrop: () => void;
  onPage: (page: number) => void;
}

/** The chosen area, all of the page, and how the work stands. */
export function Panel({ areas, page, area, onChoose, onDrop, onPage }: PanelProps) {
  const { t } = useTranslation('areas');
  const { saved } = areas;
  const nameOf = useAreaName(saved.items);
  const here = areas.areas.filter((one) => one.page === page);
  const faulty = new Set(areas.faults.flatMap(({ areaIds }) => areaIds));
  const others = Array.from({ length: saved.geometry.pageCount }, (_, at) => at + 1).filter((one) => one !== page);
  const copy = (to: number) => {
    const itemIds = saved.items.map(({ itemId }) => itemId);
    areas.change(copyPage(areas.areas, { from: page, to, itemIds, newId: () => crypto.randomUUID() }), null);
    onPage(to);
  };
  return (
    <div className={styles.panel}>
      <Facts areas={areas} />
      {area && <AreaFields area={area} areas={areas} canDraw={saved.can.draw} onDrop={onDrop} />}
      <section aria-label={t('ofPage')}>
        <h3>{t('count', { count: here.length })}</h3>
        <ul className={styles.list}>
          {here.map((one) => (
            <li key={one.areaId}>
              <Button
                type={one.areaId === area?.areaId ? 'primary' : 'text'}
                danger={faulty.has(one.areaId)}
                size="small"
                block
                onClick={() => onChoose(one.areaId)}
              >
                {nameOf(one)}
              </Button>
            </li>
          ))}
        </ul>
        {saved.can.draw && here.length > 0 && others.length > 0 && (
          <Select
            aria-label={t('copyTo')}
            placeholder={t('copyTo')}
            style={{ width: '100%' }}
            value={null}
            options={others.map((value) => ({ value, label: t('page', { page: value }) }))}
            onChange={(to) => to !== null && copy(to)}
          />
        )}
      </section>
    </div>
  );
}

/** Who drew, who checked, and how much of what was proposed was taken as it was. */
function Facts({ areas: { saved } }: { areas: Areas }) {
  const { t } = useTranslation('areas');
  const { marking, revision } = saved;
  const facts = marking
    ? [
        t('drawn', { name: marking.drawnBy, at: formatStamp(marking.drawnAt) }),
        marking.proposed > 0 &&
          t('share', {
            share: Math.round((marking.unchanged / marking.proposed) * 100),
            unchanged: marking.unchanged,
            proposed: marking.proposed,
          }),
        marking.checkedAt && t('checked', { name: marking.checkedBy, at: formatStamp(marking.checkedAt) }),
        marking.state === 'drawn' && t(saved.can.check ? 'toCheck' : 'waits'),
        marking.reissue && t('reissued', { why: marking.reissue }),
      ]
    : [t('asLaidOut')];
  return (
    <section className={styles.facts} aria-label={t('facts')}>
      <h3>{t('version', { revision })}</h3>
      {facts.filter(Boolean).map((fact) => (
        <p key={String(fact)}>{fact}</p>
      ))}
    </section>
  );
}
