import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { startEngine } from './platform/postgres/engine.js';
import { readSettings } from './platform/settings.js';

// Holds the embedded PostgreSQL of DATA_DIR while servers come and go: `npm run dev` restarts them with every change.
const folder = join(resolve(readSettings(process.env).DATA_DIR), 'postgres');
mkdirSync(folder, { recursive: true });
const engine = await startEngine(folder);
const end = async () => {
  await engine.stop();
  process.exit(0);
};
process.on('SIGINT', end);
process.on('SIGTERM', end);
process.on('disconnect', end);
void engine.lost.then(() => process.exit(1));
process.send?.('up');
