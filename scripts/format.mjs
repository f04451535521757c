import { bin, ensureInstalled, runNode } from './ensure.mjs';

ensureInstalled();
runNode(bin('@biomejs/biome/bin/biome'), 'check', '--write', '.');
