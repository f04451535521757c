import { headApi } from '@zhibi/contract/people/profile';
import { Avatar } from 'antd';
import { colour } from '../../platform/theme.js';
import { useFile } from '../../platform/use-file.js';

export interface FaceProps {
  name: string;
  /** The avatar of the user record; null where there is none. */
  fileId: string | null;
  size: number;
}

const look = { background: '#DDE7FF', color: colour.inkDeep, fontWeight: 600, flex: 'none' } as const;

/** A person's face, or the first letter of the name. It says nothing that does not stand beside it: readers of the screen skip it. */
export const Face = ({ fileId, ...face }: FaceProps) =>
  fileId === null ? <Letter {...face} /> : <Picture fileId={fileId} {...face} />;

const Letter = ({ name, size }: Omit<FaceProps, 'fileId'>) => (
  <Avatar size={size} style={{ ...look, fontSize: size * 0.44 }} aria-hidden="true">
    {[...name][0]?.toUpperCase()}
  </Avatar>
);

function Picture({ fileId, name, size }: FaceProps & { fileId: string }) {
  const { url } = useFile(headApi.head, { fileId });
  return url ? <Avatar size={size} src={url} alt="" style={look} /> : <Letter name={name} size={size} />;
}
