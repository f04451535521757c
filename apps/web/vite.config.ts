import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = process.env.ZHIBI_SERVER ?? 'http://127.0.0.1:3000';
const proxied = Object.fromEntries(['/api', '/admin', '/upgrade/check'].map((path) => [path, { target: server }]));

/** Heavy libraries that only some screens need stand in chunks of their own, so that no other screen pays for them. */
const apart = [
  { name: 'echarts', test: /node_modules\/(echarts|zrender)\// },
  { name: 'katex', test: /node_modules\/katex\// },
  { name: 'editor', test: /node_modules\/(prosemirror-[a-z]+|orderedmap|rope-sequence|w3c-keyname)\// },
];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  server: { host: '127.0.0.1', port: 5173, proxy: proxied },
  build: {
    manifest: true,
    target: 'es2022',
    // The content-security policy allows no data: fonts, and a font slice is worth its own request.
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: apart } } },
  },
});
