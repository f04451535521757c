import { PauseOutlined, PlayCircleOutlined } from '@ant-design/icons';
import { Button, Checkbox, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import type { PaperOfHomework } from '../../../parts/use-paper.js';
import { LookOptions } from './look.js';
import { restMinutes } from './state.js';
import styles from './wall.module.css';

/** How the wall is looked at. `look` and `rest` and `order` stand in the address. */
export interface WallChoices {
  look: string;
  rest: number;
  order: 'list' | 'state';
}

interface Props {
  paper: PaperOfHomework;
  choices: WallChoices;
  onChoose: (change: Record<string, string>) => void;
  withoutNames: boolean;
  onNames: (withoutNames: boolean) => void;
  isHeld: boolean;
  onHold: (isHeld: boolean) => void;
}

/** What is shown, in which order, when somebody counts as stuck, and the wall held still. */
export function WallOptions({ paper, choices, onChoose, withoutNames, onNames, isHeld, onHold }: Props) {
  const { t } = useTranslation('liveWall');
  return (
    <div className={styles.options}>
      <Checkbox checked={withoutNames} onChange={({ target }) => onNames(target.checked)}>
        {t('withoutNames')}
      </Checkbox>
      <Select
        size="small"
        aria-label={t('order.label')}
        value={choices.order}
        popupMatchSelectWidth={false}
        options={(['list', 'state'] as const).map((value) => ({ value, label: t(`order.${value}`) }))}
        onChange={(order) => onChoose({ order })}
      />
      <Select
        size="small"
        aria-label={t('rest.label')}
        value={choices.rest}
        popupMatchSelectWidth={false}
        options={restMinutes.map((value) => ({ value, label: t('rest.after', { count: value }) }))}
        onChange={(rest) => onChoose({ rest: String(rest) })}
      />
      <LookOptions paper={paper}>
        {(options) => (
          <Select
            size="small"
            aria-label={t('look')}
            value={choices.look}
            popupMatchSelectWidth={false}
            options={options}
            onChange={(look) => onChoose({ look })}
          />
        )}
      </LookOptions>
      <Button
        size="small"
        type={isHeld ? 'primary' : 'default'}
        icon={isHeld ? <PlayCircleOutlined /> : <PauseOutlined />}
        aria-pressed={isHeld}
        onClick={() => onHold(!isHeld)}
      >
        {t(isHeld ? 'goOn' : 'freeze')}
      </Button>
    </div>
  );
}
