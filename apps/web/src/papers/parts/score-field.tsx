import { InputNumber } from 'antd';

export interface ScoreFieldProps {
  label: string;
  /** null where several questions differ. */
  score: number | null;
  disabled?: boolean;
  onScore: (score: number) => void;
}

const STEP = 0.5;
const MOST = 1000;

/** Points in steps of a half; anything between is rounded to the nearest step. */
export const ScoreField = ({ label, score, disabled, onScore }: ScoreFieldProps) => (
  <InputNumber<number>
    size="small"
    style={{ width: 76 }}
    aria-label={label}
    changeOnWheel={false}
    min={STEP}
    max={MOST}
    step={STEP}
    value={score}
    disabled={disabled}
    onChange={(value) => {
      if (value !== null) onScore(Math.min(MOST, Math.max(STEP, Math.round(value / STEP) * STEP)));
    }}
  />
);
