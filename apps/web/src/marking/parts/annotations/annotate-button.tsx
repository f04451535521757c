import { HighlightOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Annotating } from './annotating-model.js';
import styles from './annotations.module.css';

/** Takes the red pen up, and puts it down. */
export function AnnotateButton({ annotating: { isOn, toggle } }: { annotating: Annotating }) {
  const { t } = useTranslation('annotations');
  return (
    <Button
      size="small"
      danger={isOn}
      icon={<HighlightOutlined />}
      title={t('toggleKey')}
      aria-label={t('toggle')}
      aria-pressed={isOn}
      onMouseDown={(event) => event.preventDefault()}
      onClick={toggle}
    >
      <span className={styles.toggle}>{t('toggle')}</span>
    </Button>
  );
}
