import { placeKey, type Room } from '@zhibi/contract/people/my-classes';
import { InputNumber, Radio, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../platform/layout/card.js';
import { resized, turnBlocked } from './moves.js';
import styles from './seating.module.css';

/** The furniture: how many rows and columns, where aisles are, where no seat is, and where the teacher's desk stands. */
export function RoomCard({ room, onChange }: { room: Room; onChange: (room: Room) => void }) {
  const { t } = useTranslation('myClasses');
  const { rows, columns, aisles, blocked, desk } = room;
  const isBlocked = new Set(blocked.map(placeKey));
  return (
    <Card title={t('seats.room')}>
      <div className={styles.line}>
        <span>{t('seats.rows')}</span>
        <InputNumber
          size="small"
          aria-label={t('seats.rows')}
          min={1}
          max={12}
          precision={0}
          value={rows}
          onChange={(next) => next && onChange(resized(room, { rows: next, columns }))}
        />
      </div>
      <div className={styles.line}>
        <span>{t('seats.columns')}</span>
        <InputNumber
          size="small"
          aria-label={t('seats.columns')}
          min={1}
          max={12}
          precision={0}
          value={columns}
          onChange={(next) => next && onChange(resized(room, { rows, columns: next }))}
        />
      </div>
      <div className={styles.line}>
        <span>{t('seats.aisles')}</span>
        <Select<number[]>
          size="small"
          mode="multiple"
          aria-label={t('seats.aisles')}
          className={styles.aisles}
          value={[...aisles].sort((a, b) => a - b)}
          options={Array.from({ length: columns - 1 }, (_, at) => ({
            value: at + 1,
            label: t('seats.aisleAfter', { column: at + 1 }),
          }))}
          onChange={(next) => onChange({ ...room, aisles: next })}
        />
      </div>
      <div className={styles.line}>
        <span>{t('seats.deskAt')}</span>
        <Radio.Group
          size="small"
          optionType="button"
          aria-label={t('seats.deskAt')}
          value={desk}
          options={(['left', 'middle', 'right'] as const).map((one) => ({
            value: one,
            label: t(`seats.desks.${one}`),
          }))}
          onChange={(event) => onChange({ ...room, desk: event.target.value })}
        />
      </div>
      <p className={styles.quiet}>{t('seats.blockHint')}</p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would announce a form; this is a small plan of the room */}
      <div
        className={styles.plan}
        role="group"
        aria-label={t('seats.block')}
        style={{ gridTemplateColumns: `repeat(${columns}, 24px)` }}
      >
        {Array.from({ length: rows * columns }, (_, at) => {
          const place = { row: Math.floor(at / columns) + 1, column: (at % columns) + 1 };
          const key = placeKey(place);
          return (
            <button
              key={key}
              type="button"
              aria-label={t('seats.place', place)}
              aria-pressed={isBlocked.has(key)}
              onClick={() => onChange(turnBlocked(room, place))}
            />
          );
        })}
      </div>
    </Card>
  );
}
