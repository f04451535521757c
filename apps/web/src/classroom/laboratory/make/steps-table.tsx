import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { labLimits } from '@zhibi/contract/classroom/laboratory';
import { Button, Checkbox, Input, InputNumber } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from '../laboratory.module.css';
import { type FormStep, isFull, moved, newStep, sumOf } from './lab-form.js';

interface StepsTableProps {
  steps: readonly FormStep[];
  /** It is scored already: words change, the scale does not. */
  isFixed: boolean;
  isTried: boolean;
  wrong: string | false;
  onChange: (steps: FormStep[]) => void;
}

/** The steps in their order, with what each is worth. */
export function StepsTable({ steps, isFixed, isTried, wrong, onChange }: StepsTableProps) {
  const { t } = useTranslation('laboratory');
  const put = (at: number, change: Partial<FormStep>) =>
    onChange(steps.map((step, nth) => (nth === at ? { ...step, ...change } : step)));
  return (
    <fieldset className={styles.steps}>
      <legend>{t('form.steps')}</legend>
      <ol>
        {steps.map((step, at) => {
          const no = at + 1;
          return (
            <li key={step.stepId}>
              <div className={styles.stepLine}>
                <Input
                  aria-label={t('form.stepTitle', { no })}
                  placeholder={t('form.step', { no })}
                  maxLength={labLimits.title}
                  value={step.title}
                  status={isTried && step.title.trim() === '' ? 'error' : ''}
                  onChange={({ target }) => put(at, { title: target.value })}
                />
                <InputNumber
                  aria-label={t('form.points', { no })}
                  min={0.5}
                  max={labLimits.points}
                  step={0.5}
                  value={step.points}
                  disabled={isFixed}
                  status={isTried && step.points === null ? 'error' : ''}
                  onChange={(points) => put(at, { points: points === null ? null : Math.round(points * 2) / 2 })}
                />
                <span className={styles.stepActs}>
                  <Button
                    type="text"
                    icon={<ArrowUpOutlined />}
                    aria-label={t('form.up', { no })}
                    disabled={isFixed || at === 0}
                    onClick={() => onChange(moved(steps, at, -1))}
                  />
                  <Button
                    type="text"
                    icon={<ArrowDownOutlined />}
                    aria-label={t('form.down', { no })}
                    disabled={isFixed || no === steps.length}
                    onClick={() => onChange(moved(steps, at, 1))}
                  />
                  <Button
                    type="text"
                    icon={<DeleteOutlined />}
                    aria-label={t('form.removeStep', { no })}
                    disabled={isFixed || steps.length === 1}
                    onClick={() => onChange(steps.filter((_, nth) => nth !== at))}
                  />
                </span>
              </div>
              <div className={styles.stepLine}>
                <Input
                  aria-label={t('form.criteria', { no })}
                  placeholder={t('form.criteriaHint')}
                  maxLength={labLimits.criteria}
                  value={step.criteria}
                  onChange={({ target }) => put(at, { criteria: target.value })}
                />
                <Checkbox
                  checked={step.safety}
                  disabled={isFixed}
                  onChange={({ target }) => put(at, { safety: target.checked })}
                >
                  {t('form.safety')}
                </Checkbox>
              </div>
            </li>
          );
        })}
      </ol>
      {steps.some(({ safety }) => safety) && <small>{t('form.safetyHint')}</small>}
      {wrong && (
        <span className={styles.wrong} role="alert" data-wrong>
          {wrong}
        </span>
      )}
      <div className={styles.stepsFoot}>
        <Button
          icon={<PlusOutlined />}
          disabled={isFixed || isFull(steps)}
          onClick={() => onChange([...steps, newStep()])}
        >
          {t('form.addStep')}
        </Button>
        <span>{t('form.sum', { points: sumOf(steps) })}</span>
      </div>
    </fieldset>
  );
}
