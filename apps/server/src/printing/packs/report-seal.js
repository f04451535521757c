// Runs in the report form of a job pack before report-script.js: what seals the report, without anything of a browser.
(() => {
  const utf8 = (text) => new TextEncoder().encode(text);
  const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const fromHex = (text) => Uint8Array.from(text.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));

  // A page of a disk may be no secure context, where a browser has no crypto.subtle: SHA-256 by FIPS 180-4.
  const primes = [];
  for (let n = 2; primes.length < 64; n++) if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  const fraction = (root) => ((root - Math.floor(root)) * 2 ** 32) | 0;
  const first = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
  const constants = primes.map((prime) => fraction(Math.cbrt(prime)));
  const turned = (word, by) => (word >>> by) | (word << (32 - by));

  function sha256(bytes) {
    const length = ((bytes.length + 8) >> 6) * 64 + 64;
    const padded = new Uint8Array(length);
    padded.set(bytes);
    padded[bytes.length] = 0x80;
    const view = new DataView(padded.buffer);
    view.setUint32(length - 8, Math.floor(bytes.length / 2 ** 29));
    view.setUint32(length - 4, (bytes.length * 8) >>> 0);
    const hash = Int32Array.from(first);
    const words = new Int32Array(64);
    for (let start = 0; start < length; start += 64) {
      for (let i = 0; i < 16; i++) words[i] = view.getInt32(start + 4 * i);
      for (let i = 16; i < 64; i++) {
        const [a, b] = [words[i - 15], words[i - 2]];
        const small = turned(a, 7) ^ turned(a, 18) ^ (a >>> 3);
        const large = turned(b, 17) ^ turned(b, 19) ^ (b >>> 10);
        words[i] = words[i - 16] + small + words[i - 7] + large;
      }
      let [a, b, c, d, e, f, g, h] = hash;
      for (let i = 0; i < 64; i++) {
        const one = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + constants[i] + words[i];
        const two = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
        [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
      }
      for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) hash[i] += word;
    }
    const out = new DataView(new ArrayBuffer(32));
    for (const [i, word] of hash.entries()) out.setInt32(4 * i, word);
    return new Uint8Array(out.buffer);
  }

  function hmac(key, text) {
    const block = new Uint8Array(64);
    block.set(key);
    const joined = (pad, rest) => {
      const all = new Uint8Array(64 + rest.length);
      all.set(block.map((byte) => byte ^ pad));
      all.set(rest, 64);
      return all;
    };
    return sha256(joined(0x5c, sha256(joined(0x36, utf8(text)))));
  }

  /** The file that goes back: what was written down, and its seal. */
  const sealed = ({ reportFormat: format, manifest: { packId }, key }, report) => {
    const body = JSON.stringify(report);
    return JSON.stringify({ format, packId, body, mac: hex(hmac(fromHex(key), body)) });
  };

  globalThis.zhibiReport = { sha256: (bytes) => hex(sha256(bytes)), sealed };
})();
