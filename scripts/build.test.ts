import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { charactersOf } from './build/characters.ts';
import { cutDown, rangesOf } from './build/fonts.ts';
import { filesOf } from './build/manifest.ts';
import { renameFont } from './build/rename-font.ts';

const root = join(import.meta.dirname, '..');

describe('the font of our own words', () => {
  it('holds what the login page says, and no letter twice', () => {
    const { first, rest } = charactersOf(root);
    for (const char of '로그인 이메일 비밀번호 Aa0') expect(first).toContain(char);
    expect([...first].filter((char) => rest.includes(char))).toEqual([]);
  });

  it('writes its characters as ranges', () => {
    expect(rangesOf('ABC가나각')).toBe('U+41-43, U+ac00-ac01, U+b098');
  });

  it('carries another name, as its licence asks, and keeps its copyright', async () => {
    const path = createRequire(import.meta.url).resolve(
      'pretendard/dist/public/variable/PretendardVariable.ttf',
    );
    const small = await cutDown(readFileSync(path), '가');
    const renamed = renameFont(small, { name: 'Girok-Sans', spaced: 'Girok Sans' });
    const says = (words: string) => renamed.includes(Buffer.from(words, 'utf16le').swap16());
    expect(says('Girok Sans Variable')).toBe(true);
    expect(says('Pretendard')).toBe(false);
    expect(says('Kil Hyung-jin')).toBe(true);
    expect(renamed.length).toBe(small.length);
  });
});

describe('the files of a page', () => {
  const manifest = {
    'index.html': { file: 'assets/index.js', css: ['assets/index.css'], imports: ['_kit.js'] },
    '_kit.js': { file: 'assets/kit.js', css: ['assets/kit.css'] },
    'screens/login.tsx': { file: 'assets/login.js', imports: ['_kit.js', 'index.html'] },
  };

  it('come once each, what is imported before what imports it', () => {
    expect(filesOf(manifest, ['index.html', 'screens/login.tsx'])).toEqual({
      scripts: ['/assets/kit.js', '/assets/index.js', '/assets/login.js'],
      sheets: ['/assets/kit.css', '/assets/index.css'],
    });
  });

  it('are refused for a screen that was not built', () => {
    expect(() => filesOf(manifest, ['screens/gone.tsx'])).toThrow('screens/gone.tsx');
  });
});
