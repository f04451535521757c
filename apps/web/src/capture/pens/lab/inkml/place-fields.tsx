import type { InkPlace } from '@zhibi/contract/capture';
import { InputNumber } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './inkml.module.css';

interface Props {
  place: InkPlace;
  paper: { widthMm: number; heightMm: number };
  onChange: (place: InkPlace) => void;
}

const tenth = (mm: number) => Math.round(mm * 10) / 10;

/** Where the ink lies on the page, in mm; the page beside it follows when a number is settled. */
export function PlaceFields({ place, paper, onChange }: Props) {
  const { t } = useTranslation('inkml');
  const id = useId();
  const [typed, setTyped] = useState(place);
  const fields = [
    ['xMm', t('left'), paper.widthMm],
    ['yMm', t('top'), paper.heightMm],
    ['widthMm', t('width'), paper.widthMm],
  ] as const;
  const settle = () => {
    if (typed.xMm !== place.xMm || typed.yMm !== place.yMm || typed.widthMm !== place.widthMm) onChange(typed);
  };
  return (
    <div className={styles.fields}>
      {fields.map(([name, words, most]) => (
        <label key={name} htmlFor={`${id}${name}`}>
          {words}
          <InputNumber
            id={`${id}${name}`}
            value={tenth(typed[name])}
            min={name === 'widthMm' ? 1 : 0}
            max={most}
            step={1}
            onChange={(mm) => mm !== null && setTyped({ ...typed, [name]: mm })}
            onBlur={settle}
            onStep={(mm) => onChange({ ...typed, [name]: Number(mm) })}
            onPressEnter={settle}
          />
        </label>
      ))}
    </div>
  );
}
