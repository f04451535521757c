import { DeleteOutlined, SoundOutlined } from '@ant-design/icons';
import type { QuestionPart } from '@zhibi/contract/questions';
import { Button, Input } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Sound } from '../../parts/sound.js';
import { useEditorContext } from './editor-context.js';
import styles from './question-editor.module.css';

const MOST = 5;

/** The sounds that a question is asked about. */
export function AudioForm({
  part,
  onChange,
}: {
  part: QuestionPart;
  onChange: (part: QuestionPart, place: string | null) => void;
}) {
  const { t } = useTranslation('writing');
  const { files } = useEditorContext();
  const [isSending, setSending] = useState(false);
  const choose = useRef<HTMLInputElement>(null);
  const audio = part.audio ?? [];
  const add = async (file: File) => {
    setSending(true);
    const kept = await files.send(file);
    files.tell();
    setSending(false);
    const title = file.name.replace(/\.[^.]*$/, '').slice(0, 100);
    if (kept?.kind === 'audio') onChange({ ...part, audio: [...audio, { fileId: kept.fileId, title }] }, null);
  };
  return (
    <div className={styles.audio}>
      {audio.map(({ fileId, title }, at) => (
        <div key={fileId} className={styles.sound}>
          <Input
            size="small"
            aria-label={t('audio.name')}
            value={title}
            maxLength={100}
            onChange={(event) => {
              const next = audio.map((one) => (one.fileId === fileId ? { ...one, title: event.target.value } : one));
              onChange({ ...part, audio: next }, `audio ${at}`);
            }}
          />
          <Sound fileId={fileId} title={title} />
          <Button
            type="text"
            size="small"
            icon={<DeleteOutlined />}
            aria-label={t('audio.drop', { title })}
            onClick={() => onChange({ ...part, audio: audio.filter((one) => one.fileId !== fileId) }, null)}
          />
        </div>
      ))}
      <input
        ref={choose}
        hidden
        type="file"
        accept="audio/mpeg,audio/mp4,audio/ogg,audio/wav,.mp3,.m4a,.ogg,.wav"
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) void add(file);
        }}
      />
      {audio.length < MOST && (
        <Button
          size="small"
          type="text"
          icon={<SoundOutlined />}
          loading={isSending}
          onClick={() => choose.current?.click()}
        >
          {t('audio.add')}
        </Button>
      )}
    </div>
  );
}
