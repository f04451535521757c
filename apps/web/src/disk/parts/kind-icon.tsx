import type { FileKind } from '@zhibi/contract/disk';

/** A sheet with a folded corner in the colour of its kind, and a sign that does not need the colour. */
const colours: Record<FileKind, string> = {
  folder: '#7DA2EF',
  word: '#2B5BB8',
  excel: '#1F7A44',
  ppt: '#C2571A',
  pdf: '#B4332A',
  video: '#6D44B8',
  audio: '#A21C6B',
  txt: '#5B6472',
  zip: '#7A5A1E',
  image: '#0F766E',
  code: '#334155',
  xmind: '#B45309',
  other: '#7B8494',
};
const letters: Partial<Record<FileKind, string>> = { word: 'W', excel: 'X', ppt: 'P' };
const drawings: Partial<Record<FileKind, string>> = {
  pdf: 'M7.5 17c2.5-1 4-5.500 4-7 0 3 2 5.500 5 5.500-3 0-6.500.5-9 1.500Z',
  video: 'M10 10.500v6l5-3Z',
  audio: 'M10 17v-6l5-1v6M10 17a1.500 1.500 0 1 1-1-1.400M15 16a1.500 1.500 0 1 1-1-1.400',
  txt: 'M8 11h8M8 14h8M8 17h5',
  zip: 'M11 4h2v2h-2zM11 8h2v2h-2zM11 12h2v4h-2z',
  image: 'M7.500 17l3-4 2 2.500 1.500-1.800 2.500 3.300zM14.500 11.500a1 1 0 1 0 .1 0',
  code: 'M10 11.500 7.500 14l2.500 2.500M14 11.500l2.500 2.500-2.500 2.500',
  xmind: 'M8 14h3m0 0 2-3h3m-5 3h5m-5 0 2 3h3',
  other: 'M10 12a2 2 0 1 1 2.600 1.900c-.4.2-.6.5-.6 1.100m0 1.700v.3',
};
const filled: readonly FileKind[] = ['video', 'zip', 'image'];

/** The icon of a kind; the kind is said in words beside it. */
export function KindIcon({ kind, sizePx = 20 }: { kind: FileKind; sizePx?: number }) {
  const colour = colours[kind];
  const drawing = drawings[kind];
  return (
    <svg width={sizePx} height={sizePx} viewBox="0 0 24 24" aria-hidden="true" style={{ flex: 'none' }}>
      {kind === 'folder' ? (
        <path d="M2 6a2 2 0 0 1 2-2h5l2.200 2.500H20a2 2 0 0 1 2 2V18a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2Z" fill={colour} />
      ) : (
        <>
          <path
            d="M4 3.500A1.500 1.500 0 0 1 5.500 2H14l6 6v12.500a1.500 1.500 0 0 1-1.500 1.500h-13A1.500 1.500 0 0 1 4 20.500Z"
            fill={colour}
          />
          <path d="M14 2l6 6h-4.500A1.500 1.500 0 0 1 14 6.500Z" fill="#fff" fillOpacity=".45" />
        </>
      )}
      {letters[kind] && (
        <text
          x="12"
          y="18"
          fill="#fff"
          fontSize="10"
          fontWeight="700"
          textAnchor="middle"
          fontFamily="system-ui, sans-serif"
        >
          {letters[kind]}
        </text>
      )}
      {drawing && (
        <path
          d={drawing}
          fill={filled.includes(kind) ? '#fff' : 'none'}
          stroke="#fff"
          strokeWidth={filled.includes(kind) ? 0 : 1.4}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      )}
    </svg>
  );
}
