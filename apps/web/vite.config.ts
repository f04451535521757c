import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { firstPictures } from './scripts/first-pictures.js';
import { packed } from './scripts/packed.js';
import { phaseByModule } from './scripts/phases.js';
import { smallShared } from './scripts/small-shared.js';
import { treeshake } from './scripts/treeshake.js';
import { fetchedByName, ungrouped } from './scripts/ungrouped.js';
import { withoutWordsOfServer } from './scripts/without-said-by-server.js';

const server = process.env.ZHIBI_SERVER ?? 'http://127.0.0.1:3000';
const proxied = Object.fromEntries(['/api', '/admin', '/upgrade/check'].map((path) => [path, { target: server }]));

/** Heavy libraries that only some screens need stand in chunks of their own, so that no other screen pays for them. */
const apart = [
  { name: 'echarts', test: /node_modules\/(echarts|zrender)\// },
  { name: 'katex', test: /node_modules\/katex\// },
  { name: 'mathlive', test: /node_modules\/mathlive\// },
  { name: 'editor', test: /node_modules\/(prosemirror-[a-z]+|orderedmap|rope-sequence|w3c-keyname)\// },
];

/**
 * A dialog of Ant Design (@rc-component/dialog 1.10) that comes back with a kept page asks its panel to take the focus before the panel
 * can, and takes the whole page down with it. The focus is then where it was; nothing else is lost.
 */
const dialogsComeBack: Plugin = {
  name: 'dialogs-come-back',
  transform(code, id) {
    if (!/@rc-component\/dialog\/es\/Dialog\/index\.js$/.test(id)) return;
    const asked = 'contentRef.current?.focus();';
    if (!code.includes(asked)) throw new Error('the dialog is another one: is this still needed?');
    return { code: code.replace(asked, 'contentRef.current?.focus?.();'), map: null };
  },
};

/** Parts that most screens of a domain share are one file: every page carries the list of all files, and what each screen needs of them. */
const SHARED =
  /\/apps\/web\/src\/(?:(platform)\/(?:layout|touch|drafts)|(printing|capture|papers)\/parts)\/[\w.-]+\.(?:tsx?|css)$/;
const partsOf = (id: string) => {
  const [, platform, domain = platform] = SHARED.exec(id) ?? [];
  return domain && `parts-${domain}`;
};

/** Where it is built, what one waits for stands in few chunks: a school's network asks for six files at a time. */
async function groups() {
  const chunks = await ungrouped(treeshake);
  const phaseOf = phaseByModule(chunks);
  const small = smallShared(chunks, phaseOf);
  /** What is fetched by its own name brings nothing along that it does not need. */
  const isFetched = fetchedByName(chunks);
  return [
    ...apart,
    { name: (id: string) => phaseOf.get(id), debugName: 'phases', includeDependenciesRecursively: false },
    {
      name: (id: string) => (phaseOf.has(id) || isFetched(id) ? undefined : (partsOf(id) ?? small.get(id))),
      debugName: 'parts',
      includeDependenciesRecursively: false,
    },
  ];
}

/** Files that are found by name: by the budget of pages, by what serves them, by who looks at the network. */
const NAMED = /^(begin|first|screens|shell|start|index|widgets|echarts|katex|mathlive|editor|rolldown-runtime)/;

/** Fonts that PDF.js has the browser fetch by their names, where the machine has none like them. */
const OF_PDF = /^(Foxit|LiberationSans)/;

/** What stands before a file can ask for others: those need not be named again, two hundred times in all. */
const before = [
  {
    host: /^(?!(?:index\.html|assets\/(?:index|first|begin|start)-[\w-]+\.js)$)/,
    there: /^assets\/(?:rolldown-runtime|first|begin)-/,
  },
  { host: /^assets\/(?:shell|widgets)-/, there: /^assets\/(?:shell|widgets)-/ },
];

/** The scripts to be fetched at once, in one order everywhere, which packs best. Of styles Vite leaves no choice. */
const fetchedWith = (hostId: string, scripts: string[]) =>
  scripts.filter((file) => !before.some(({ host, there }) => host.test(hostId) && there.test(file))).sort();

export default defineConfig(async ({ command }) => ({
  root: import.meta.dirname,
  plugins: [withoutWordsOfServer(), react(), dialogsComeBack, firstPictures(), packed()],
  server: { host: '127.0.0.1', port: 5173, proxy: proxied },
  build: {
    manifest: true,
    target: 'es2022',
    // The content-security policy allows no data: fonts, and a font slice is worth its own request.
    assetsInlineLimit: 0,
    modulePreload: {
      resolveDependencies: (_: string, scripts: string[], { hostId }: { hostId: string }) =>
        fetchedWith(hostId, scripts),
    },
    // What a page may carry is judged packed and as a whole by scripts/budget.ts; the largest file, a reader of PDF, comes to who opens one.
    chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
    rolldownOptions: {
      treeshake,
      // What stands in one file here still comes one after the other while it is developed and tested.
      checks: { ineffectiveDynamicImport: false },
      output: {
        // Every page carries the list of all files that screens may ask for: those of screens are known by their hash alone, of seven signs.
        chunkFileNames: ({ name }: { name: string }) =>
          NAMED.test(name) ? 'assets/[name]-[hash].js' : 'assets/[hash:7].js',
        assetFileNames: ({ names }: { names: string[] }) => {
          if (names.some((name) => OF_PDF.test(name))) return 'assets/pdf-fonts/[name][extname]';
          return names.some((name) => name.endsWith('.css') && !NAMED.test(name))
            ? 'assets/[hash:7][extname]'
            : 'assets/[name]-[hash][extname]';
        },
        codeSplitting: { groups: command === 'build' ? await groups() : [] },
      },
    },
  },
}));
