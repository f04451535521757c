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
  entry?: Pick<DiskEntry, 'cdId' | 'name'> & Partial<Pick<DiskEntry, 'kind'>>;
  parentCdId: string;
  onClose: () => void;
}

/**
 * A name for a new folder, or another name for what is there; what is wrong with it is said beside the field. The ending of a file stands beside
 * it and stays: without it nothing knows any more what the file is.
 */
export function NameModal({ entry, parentCdId, onClose }: NameModalProps) {
  const { t } = useTranslation('disk');
  const { language } = useSession();
  const [stem, ending] = entry && entry.kind !== 'folder' ? splitName(entry.name) : [entry?.name, ''];
  const [first] = useState(stem ?? t('name.untitled'));
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
  // Typed with the ending all the same it is not there twice.
  const bare =
    ending !== '' && name.toLowerCase().endsWith(ending.toLowerCase()) ? name.slice(0, -ending.length) : name;
  const whole = `${bare}${ending}`;
  const fault = bare.trim() === '' ? 'name-empty' : nameFault(whole);
  const save = () => {
    if (fault) return setReported(fileNameMessages[fault][language]);
    if (entry) renaming.mutate({ cdId: entry.cdId, name: whole });
    else creating.mutate({ parentCdId, name });
  };
  return (
    <Dialog
      title={t(entry ? 'name.rename' : 'name.folder')}
      onClose={onClose}
      afterOpenChange={(isOpen) => {
        // Whoever was quick and types already keeps what is typed.
        if (!isOpen || name !== first) return;
        field.current?.focus();
        field.current?.select();
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
            suffix={ending || undefined}
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
