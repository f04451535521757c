import { HighlightOutlined } from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Annotating } from './use-annotating.js';

/** Takes the red pen up, and puts it down. */
export function AnnotateButton({ annotating }: { annotating: Annotating }) {
  const { t } = useTranslation('annotations');
  return (
    <Tooltip title={t('toggleKey')}>
      <Button
        type="text"
        danger={annotating.isOn}
        icon={<HighlightOutlined />}
        aria-label={t('toggle')}
        aria-pressed={annotating.isOn}
        onMouseDown={(event) => event.preventDefault()}
        onClick={annotating.toggle}
      />
    </Tooltip>
  );
}
