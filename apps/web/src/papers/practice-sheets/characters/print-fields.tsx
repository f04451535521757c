import {
  CharacterGrid,
  type CharacterPrint,
  characterLimits,
  type WritingWay,
} from '@zhibi/contract/papers/characters';
import { Checkbox, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { Field, WholeField } from '../../parts/field.js';
import styles from '../../parts/maker.module.css';

interface PrintFieldsProps {
  ways: readonly WritingWay[];
  print: CharacterPrint;
  onChange: (print: CharacterPrint) => void;
}

const inRows: readonly WritingWay[] = ['trace', 'strokes', 'copy', 'english'];

/** What is done with the words, and the squares that they are written in. */
export function PrintFields({ ways, print, onChange }: PrintFieldsProps) {
  const { t } = useTranslation('characters');
  const { way, grid, cellMm, rows, pinyin } = print;
  const isOfSquares = way !== 'english';
  return (
    <>
      {ways.length > 1 && (
        <Field label={t('way.label')}>
          <Select<WritingWay>
            aria-label={t('way.label')}
            value={way}
            options={ways.map((one) => ({ value: one, label: t(`way.${one}`) }))}
            onChange={(next) => onChange({ ...print, way: next })}
          />
        </Field>
      )}
      <div className={styles.pair}>
        {isOfSquares && (
          <Field label={t('grid.label')}>
            <Select<CharacterGrid>
              aria-label={t('grid.label')}
              value={grid}
              options={CharacterGrid.options.map((one) => ({ value: one, label: t(`grid.${one}`) }))}
              onChange={(next) => onChange({ ...print, grid: next })}
            />
          </Field>
        )}
        {isOfSquares && (
          <WholeField
            label={t('cell')}
            value={cellMm}
            {...characterLimits.cellMm}
            onChange={(next) => onChange({ ...print, cellMm: next })}
          />
        )}
        {inRows.includes(way) && (
          <WholeField
            label={t(isOfSquares ? 'rows' : 'lines')}
            value={rows}
            min={1}
            max={characterLimits.rows}
            onChange={(next) => onChange({ ...print, rows: next })}
          />
        )}
      </div>
      {isOfSquares && inRows.includes(way) && (
        <Checkbox checked={pinyin} onChange={({ target }) => onChange({ ...print, pinyin: target.checked })}>
          {t('pinyin')}
        </Checkbox>
      )}
    </>
  );
}
