import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button, Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './preview.module.css';

interface PageTurnerProps {
  no: number;
  count: number;
  areas: boolean;
  answers: boolean;
  onTurn: (to: number) => void;
  showAreas: (on: boolean) => void;
  showAnswers: (on: boolean) => void;
}

/** Through the book, and what is shown of a page. */
export function PageTurner({ no, count, areas, answers, onTurn, showAreas, showAnswers }: PageTurnerProps) {
  const { t } = useTranslation('partners');
  return (
    <>
      <Button
        type="text"
        icon={<LeftOutlined />}
        aria-label={t('preview.before')}
        disabled={no <= 1}
        onClick={() => onTurn(no - 1)}
      />
      <span className={styles.no} aria-live="polite">
        {t('preview.page', { page: no, count })}
      </span>
      <Button
        type="text"
        icon={<RightOutlined />}
        aria-label={t('preview.after')}
        disabled={no >= count}
        onClick={() => onTurn(no + 1)}
      />
      <Checkbox checked={areas} onChange={({ target }) => showAreas(target.checked)}>
        {t('preview.areas')}
      </Checkbox>
      <Checkbox checked={answers} onChange={({ target }) => showAnswers(target.checked)}>
        {t('preview.answers')}
      </Checkbox>
    </>
  );
}
