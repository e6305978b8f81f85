import { describe, expect, it } from 'vitest';
import { createTokens } from './tokens.ts';

const tokens = createTokens('a secret for tests that is long enough');
const others = createTokens('another secret that is just as long as that');
const now = new Date('2026-11-21T03:00:00Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);

describe('tokens', () => {
  it('are read again until they run out', async () => {
    const access = await tokens.signAccess({ sessionId: 's' }, now, later(60));
    expect(await tokens.readAccess(access, later(59))).toEqual({ sessionId: 's', until: later(60) });
    expect(await tokens.readAccess(access, later(60))).toBeNull();
    expect(await tokens.readEndedAccess(access)).toEqual({ sessionId: 's', until: later(60) });
    const refresh = await tokens.signRefresh({ sessionId: 's', generation: 3 }, now, later(60));
    expect(await tokens.readRefresh(refresh, later(59))).toEqual({ sessionId: 's', generation: 3 });
    expect(await tokens.readRefresh(refresh, later(60))).toBeNull();
  });

  it('are good for one purpose and one secret', async () => {
    const access = await tokens.signAccess({ sessionId: 's' }, now, later(60));
    const refresh = await tokens.signRefresh({ sessionId: 's', generation: 0 }, now, later(60));
    expect(await tokens.readRefresh(access, now)).toBeNull();
    expect(await tokens.readAccess(refresh, now)).toBeNull();
    expect(await others.readAccess(access, now)).toBeNull();
    expect(await others.readEndedAccess(access)).toBeNull();
  });

  it('carry neither role nor name: the database says those at each request', async () => {
    const access = await tokens.signAccess({ sessionId: 's' }, now, later(60));
    const claims: unknown = JSON.parse(Buffer.from(access.split('.')[1] ?? '', 'base64url').toString());
    expect(Object.keys(claims as object).sort()).toEqual(['exp', 'iat', 'sid']);
  });
});

describe('the CSRF value', () => {
  it('is bound to its session and secret, and never the same twice', () => {
    const value = tokens.newCsrf('s');
    expect(tokens.isCsrf(value, 's')).toBe(true);
    expect(tokens.isCsrf(value, 't')).toBe(false);
    expect(others.isCsrf(value, 's')).toBe(false);
    expect(tokens.newCsrf('s')).not.toBe(value);
  });

  it.each(['', '.', 'x', 'x.', '.x', 'x.y.z', '가.나'])('is not "%s"', (value) => {
    expect(tokens.isCsrf(value, 's')).toBe(false);
  });
});

describe('the device', () => {
  it('is read only from a cookie of ours', () => {
    expect(tokens.readDevice(tokens.signDevice('d'))).toBe('d');
    expect(others.readDevice(tokens.signDevice('d'))).toBeNull();
    for (const value of ['', 'd', 'd.', 'd.x']) expect(tokens.readDevice(value)).toBeNull();
  });
});
