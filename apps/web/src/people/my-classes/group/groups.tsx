import { PlusOutlined } from '@ant-design/icons';
import { myClassesApi } from '@zhibi/contract/people/my-classes';
import { Button, Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../platform/layout/card.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { ExportButton } from '../../../platform/layout/export-button.js';
import { onDemand } from '../../../platform/layout/on-demand.js';
import { PageHead } from '../../../platform/layout/page-head.js';
import { useSearchParams } from '../../../platform/search-params.js';
import { SetEditor } from './set-editor.js';
import type { GroupsOfClass } from './shape.js';

const CreateSet = onDemand(() => import('./create-set.js').then((made) => made.CreateSet));

/** The group sets of a class: one is open, the others a click away. */
export function Groups({ head, students, sets }: GroupsOfClass) {
  const { t } = useTranslation('myClasses');
  const [params, setParams] = useSearchParams();
  const [isCreating, setIsCreating] = useState(false);
  const open = sets.find((set) => set.setId === params.get('set')) ?? sets[0];
  const choose = (setId: string) => setParams({ classId: head.classId, set: setId });
  const create = head.can.arrange && (
    <Button icon={<PlusOutlined />} onClick={() => setIsCreating(true)}>
      {t('group.create')}
    </Button>
  );
  return (
    <>
      <PageHead
        title={t('group.title')}
        note={[
          head.className,
          t('people', { count: head.students }),
          ...(head.can.arrange ? [] : [t('readOnly')]),
        ].join(' · ')}
        extra={
          <>
            {sets.length > 0 && <ExportButton endpoint={myClassesApi.exportGroups} input={{ classId: head.classId }} />}
            {create}
          </>
        }
      />
      {sets.length > 1 && (
        <Segmented
          aria-label={t('group.set')}
          style={{ marginBottom: 12 }}
          value={open?.setId}
          options={sets.map((set) => ({ value: set.setId, label: set.name }))}
          onChange={choose}
        />
      )}
      {open ? (
        <SetEditor key={open.setId} head={head} students={students} set={open} sets={sets} />
      ) : (
        <Card>
          <EmptyState title={t('group.empty')} hint={t('group.emptyHint')} />
        </Card>
      )}
      {isCreating && (
        <CreateSet
          head={head}
          students={students}
          sets={sets}
          onClose={() => setIsCreating(false)}
          onMade={(setId) => {
            setIsCreating(false);
            choose(setId);
          }}
        />
      )}
    </>
  );
}
