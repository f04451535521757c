import { LeftOutlined, RedoOutlined, RightOutlined, UndoOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { useGround } from './use-ground.js';

interface PagesAndStepsProps {
  page: number;
  count: number;
  work: Pick<ReturnType<typeof useGround>, 'canUndo' | 'canRedo' | 'undo' | 'redo'>;
  onPage: (page: number) => void;
}

/** Which page is looked at, and what was done to it, back and again. */
export function PagesAndSteps({ page, count, work, onPage }: PagesAndStepsProps) {
  const { t } = useTranslation('ground');
  return (
    <>
      <Button
        type="text"
        icon={<LeftOutlined />}
        aria-label={t('before')}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      />
      <span>{t('pageOf', { page, count })}</span>
      <Button
        type="text"
        icon={<RightOutlined />}
        aria-label={t('after')}
        disabled={page >= count}
        onClick={() => onPage(page + 1)}
      />
      <Button type="text" icon={<UndoOutlined />} aria-label={t('undo')} disabled={!work.canUndo} onClick={work.undo} />
      <Button type="text" icon={<RedoOutlined />} aria-label={t('redo')} disabled={!work.canRedo} onClick={work.redo} />
    </>
  );
}
