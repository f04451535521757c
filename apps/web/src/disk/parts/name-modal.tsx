import { type DiskEntry, diskApi } from '@zhibi/contract/disk';
import { fileNameMessages, nameFault, splitName } from '@zhibi/contract/kernel';
import { Form, Input, type InputRef } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../platform/api.js';
import { Dialog } from '../../platform/layout/dialog.js';
import type { Refusal } from '../../platform/refusal.js';
import { useSession } from '../../platform/session-store.js';
import { say } from '../../platform/text.js';

interface NameModalProps {
  /** The file or folder that gets another name; absent for a new folder. */
  entry?: Pick<DiskEntry, 'cdId' | 'name'>;
  parentCdId: string;
  onClose: () => void;
}

/** A name for a new folder, or another name for what is there; what is wrong with it is said beside the field. */
export function NameModal({ entry, parentCdId, onClose }: NameModalProps) {
  const { t } = useTranslation('disk');
  const { language } = useSession();
  const [first] = useState(entry?.name ?? t('name.untitled'));
  const [name, setName] = useState(first);
  const [reported, setReported] = useState('');
  const field = useRef<InputRef>(null);
  const after = {
    onDone: onClose,
    onRefused: (refusal: Refusal) => setReported(refusal.fields.name ?? refusal.message),
    handles: ['name-taken', 'too-deep', 'fields'] as const,
  };
  const creating = useWrite(diskApi.createFolder, [diskApi.list], after);
  const renaming = useWrite(diskApi.rename, [diskApi.list, diskApi.place, diskApi.preview], after);
  const fault = nameFault(name);
  const save = () => {
    if (fault) return setReported(fileNameMessages[fault][language]);
    if (entry) renaming.mutate({ cdId: entry.cdId, name });
    else creating.mutate({ parentCdId, name });
  };
  return (
    <Dialog
      title={t(entry ? 'name.rename' : 'name.folder')}
      onClose={onClose}
      afterOpenChange={(isOpen) => {
        // Whoever was quick and types already keeps what is typed.
        if (!isOpen || name !== first) return;
        // The ending of a file is seldom what is to be changed.
        field.current?.focus();
        field.current?.setSelectionRange(0, splitName(name)[0].length);
      }}
      foot={{ words: say('platform:ok'), isBusy: creating.isPending || renaming.isPending, onMain: save }}
    >
      <Form layout="vertical">
        <Form.Item
          label={t('name.label')}
          htmlFor="disk-name"
          validateStatus={reported ? 'error' : ''}
          help={reported || undefined}
        >
          <Input
            id="disk-name"
            ref={field}
            value={name}
            onChange={(event) => {
              setName(event.target.value);
              setReported('');
            }}
            onPressEnter={save}
          />
        </Form.Item>
      </Form>
    </Dialog>
  );
}
