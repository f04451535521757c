import { practiceApi } from '@zhibi/contract/questions/practice';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../platform/api.js';
import { notify } from '../../platform/notify.js';

/** Takes back every swap of a lesson. */
export function BringBack({ chapterId, questionIds }: { chapterId: string; questionIds: readonly string[] }) {
  const { t } = useTranslation('practice');
  const back = useWrite(practiceApi.bringBack, [practiceApi.lessons], {
    onDone: () => notify.done(t('drawer.cameBack')),
  });
  return (
    <Button
      type="link"
      size="small"
      loading={back.isPending}
      onClick={() => back.mutate({ chapterId, questionIds: [...questionIds] })}
    >
      {t('drawer.back', { count: questionIds.length })}
    </Button>
  );
}
