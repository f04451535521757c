import { type KeptNode, type TreeOf, treesApi } from '@zhibi/contract/questions/trees';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../platform/api.js';
import { Confirm } from '../../../platform/layout/confirm.js';
import type { Keeping } from './use-tree.js';

/** Asks before a node goes, and tells what goes with it. */
export function RemoveButton({
  of,
  node,
  keeping: { isBusy, isAsking, setAsking, remove },
}: {
  of: TreeOf;
  node: KeptNode;
  keeping: Keeping;
}) {
  const { t } = useTranslation('trees');
  const { t: platform } = useTranslation('platform');
  const touched = useRead(treesApi.touched, isAsking ? { of, nodeId: node.id } : null);
  return (
    <Confirm
      open={isAsking}
      onOpenChange={setAsking}
      title={t('tree.removeAsk', { title: node.title })}
      hint={touched.data ? t('tree.removeTouches', touched.data) : t('tree.reading')}
      words={platform('delete')}
      isDangerous
      isWaiting={touched.data === undefined}
      onConfirm={() => remove(node.id, node.title)}
    >
      <Button danger loading={isBusy}>
        {t('tree.remove')}
      </Button>
    </Confirm>
  );
}
