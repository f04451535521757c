import { captureApi, type QueuedInk } from '@zhibi/contract/capture';
import { homeworkApi } from '@zhibi/contract/homework';
import { Form, Segmented, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead, useWrite } from '../../../../platform/api.js';
import { Drawer } from '../../../../platform/layout/drawer.js';
import { Foot } from '../../../../platform/layout/foot.js';
import { notify } from '../../../../platform/notify.js';
import { HomeworkChoice } from '../../../parts/homework-choice.js';

/** Gives lost ink its place: which homework, whose copy, which page. */
export function AssignDrawer({ queued, onClose }: { queued: QueuedInk | null; onClose: () => void }) {
  const { t } = useTranslation('capture');
  const [homeworkId, setHomework] = useState(queued?.homework?.homeworkId ?? null);
  const [studentId, setStudent] = useState(queued?.student?.studentId ?? null);
  const [page, setPage] = useState(1);
  const submissions = useRead(homeworkApi.submissions, homeworkId === null ? null : { homeworkId });
  const students = submissions.data?.items ?? [];
  const student = students.find((one) => one.studentId === studentId);
  const assign = useWrite(captureApi.assignQueued, [captureApi.queue, captureApi.pageInk], {
    onDone: () => {
      notify.done(t('queue.assigned', { name: student?.name ?? '' }));
      onClose();
    },
  });
  const place = () => {
    if (queued && homeworkId && student)
      assign.mutate({ queueId: queued.queueId, homeworkId, studentId: student.studentId, page });
  };
  return (
    <Drawer open={queued !== null} onClose={onClose} title={t('queue.assignTitle')}>
      <Form layout="vertical">
        <Form.Item label={t('choice.homework')}>
          <HomeworkChoice
            value={homeworkId}
            onChoose={(next) => {
              setHomework(next);
              setStudent(null);
              setPage(1);
            }}
          />
        </Form.Item>
        <Form.Item label={t('lab.student')}>
          <Select
            aria-label={t('lab.student')}
            placeholder={t('lab.student')}
            value={student?.studentId ?? null}
            loading={submissions.isLoading}
            disabled={homeworkId === null}
            showSearch={{ optionFilterProp: 'label' }}
            options={students.map((one) => ({
              value: one.studentId,
              label: `${one.className} ${one.studentNo} ${one.name}`,
            }))}
            onChange={setStudent}
          />
        </Form.Item>
        {student && (
          <Form.Item label={t('lab.page')}>
            <Segmented
              aria-label={t('lab.page')}
              value={page}
              options={student.pageCodes.map((one) => one.page)}
              onChange={setPage}
            />
          </Form.Item>
        )}
      </Form>
      <Foot
        words={t('queue.assign')}
        isDisabled={!student}
        isBusy={assign.isPending}
        onMain={place}
        onCancel={onClose}
      />
    </Drawer>
  );
}
