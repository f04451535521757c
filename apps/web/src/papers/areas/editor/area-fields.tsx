import { DeleteOutlined } from '@ant-design/icons';
import { type AnswerArea, pageSizes } from '@zhibi/contract/papers';
import { Button, Input, InputNumber, Select } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../platform/time.js';
import { LEAST_MM, pulled } from '../../parts/pull-rect.js';
import styles from './editor.module.css';
import { areaNames, areaTypeList } from './kinds.js';
import { useAreaName } from './use-area-name.js';
import type { Areas } from './use-areas.js';

const NONE = '';

/** Everything that is said of the chosen area: what it is, whose answer it takes, where it lies in mm. */
export function AreaFields({
  area,
  areas,
  canDraw,
  onDrop,
}: {
  area: AnswerArea;
  areas: Areas;
  canDraw: boolean;
  onDrop: () => void;
}) {
  const { t } = useTranslation('areas');
  const { items, geometry } = areas.saved;
  const size = pageSizes[geometry.pageSize];
  const nameOf = useAreaName(items);
  const put = (part: Partial<AnswerArea>) =>
    areas.change(
      areas.areas.map((one) => (one === area ? { ...one, ...part } : one)),
      `fields ${area.areaId}`,
    );
  const frames = areas.areas.filter((one) => one.areaType === 0 && one.page === area.page && one !== area);
  const sides = [
    { key: 'xMm', min: 0, max: size.widthMm },
    { key: 'yMm', min: 0, max: size.heightMm },
    { key: 'widthMm', min: LEAST_MM, max: size.widthMm },
    { key: 'heightMm', min: LEAST_MM, max: size.heightMm },
  ] as const;
  return (
    <section className={styles.fields} aria-label={t('fields')}>
      <Field name={t('areaType')}>
        <Select
          aria-label={t('areaType')}
          disabled={!canDraw}
          value={area.areaType}
          options={areaTypeList.map((value) => ({ value, label: `${value} ${t(`type.${areaNames[value]}`)}` }))}
          onChange={(areaType) => put(areaType === 0 ? { areaType, beIncludedId: null } : { areaType })}
        />
      </Field>
      <Field name={t('questions')}>
        <Select
          mode="multiple"
          aria-label={t('questions')}
          disabled={!canDraw}
          value={area.qids}
          options={items.map(({ itemId, no, score }) => ({
            value: itemId,
            label: t('question', { no, score: formatNumber(score) }),
          }))}
          onChange={(qids) => put({ qids })}
        />
      </Field>
      {area.areaType !== 0 && (
        <Field name={t('within')}>
          <Select
            aria-label={t('within')}
            disabled={!canDraw}
            value={area.beIncludedId ?? NONE}
            options={[
              { value: NONE, label: t('nowhere') },
              ...frames.map((one) => ({ value: one.areaId, label: nameOf(one) })),
            ]}
            onChange={(id) => put({ beIncludedId: id === NONE ? null : id })}
          />
        </Field>
      )}
      <Field name={t('option')}>
        <Input
          aria-label={t('option')}
          disabled={!canDraw}
          maxLength={4}
          value={area.option ?? ''}
          onChange={({ target }) => put({ option: target.value.trim() || null })}
        />
      </Field>
      {(['blankIndex', 'partIndex'] as const).map((key) => (
        <Field key={key} name={t(key)}>
          <InputNumber
            aria-label={t(key)}
            disabled={!canDraw}
            min={1}
            max={200}
            precision={0}
            value={area[key] === null ? null : area[key] + 1}
            onChange={(no) => put({ [key]: no === null ? null : no - 1 })}
          />
        </Field>
      ))}
      {sides.map(({ key, min, max }) => (
        <Field key={key} name={t(key)}>
          <InputNumber
            aria-label={t(key)}
            disabled={!canDraw}
            min={min}
            max={max}
            step={0.5}
            precision={2}
            value={area[key]}
            onChange={(mm) => mm !== null && put(pulled({ ...area, [key]: mm }, 'all', { xMm: 0, yMm: 0 }, size))}
          />
        </Field>
      ))}
      <p className={styles.id}>
        {t('areaId')} <code>{area.areaId}</code>
      </p>
      {canDraw && (
        <Button danger icon={<DeleteOutlined />} onClick={onDrop}>
          {t('drop')}
        </Button>
      )}
    </section>
  );
}

const Field = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={styles.field}>
    <span aria-hidden="true">{name}</span>
    {children}
  </div>
);
