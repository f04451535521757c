import type { ItemToMark } from '@zhibi/contract/marking';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { onDemand } from '../../../platform/layout/on-demand.js';

const RubricDrawer = onDemand(
  () => import('./rubric-drawer.js').then((made) => made.RubricDrawer),
  ({ open }) => open,
);

/** The way to what a question is marked by, where this teacher may change it. */
export function RubricButton({ homeworkId, item }: { homeworkId: string; item: ItemToMark }) {
  const { t } = useTranslation('rubrics');
  const [isOpen, setOpen] = useState(false);
  if (!item.can.changeRubric) return null;
  return (
    <>
      <Button size="small" type="link" onClick={() => setOpen(true)}>
        {t(item.rubric !== null && item.rubric.criteria.length > 0 ? 'edit' : 'write')}
      </Button>
      <RubricDrawer open={isOpen} homeworkId={homeworkId} item={item} onClose={() => setOpen(false)} />
    </>
  );
}
