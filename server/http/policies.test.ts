import { describe, expect, it } from 'vitest';
import { readEnv } from '../env.ts';
import { createWorld } from '../../tests/world.ts';
import { policies } from './policies.ts';

function directivesOf(policy: unknown): Record<string, string> {
  const entries = String(policy)
    .split(';')
    .map((directive) => directive.trim().split(/ (.*)/s));
  return Object.fromEntries(entries.map(([name = '', sources = '']) => [name, sources]));
}

async function headersWith(env: Record<string, string>) {
  const world = await createWorld(undefined, env);
  try {
    return (await world.app.inject({ url: '/api/site' })).headers;
  } finally {
    await world.close();
  }
}

describe('policies', () => {
  it('lets in nothing from elsewhere where no provider is configured', async () => {
    const headers = await headersWith({ GOOGLE_CLIENT_ID: '' });
    const policy = directivesOf(headers['content-security-policy']);
    for (const name of ['default-src', 'script-src', 'style-src', 'connect-src', 'frame-src'])
      expect([name, policy[name]]).toEqual([name, "'self'"]);
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers['referrer-policy']).toBe('same-origin');
  });

  it("lets in the configured provider's script, frames and calls, and its window may answer", async () => {
    const headers = await headersWith({
      GOOGLE_CLIENT_ID: 'girok',
      GOOGLE_ISSUER: 'https://id.school.example',
      GOOGLE_SCRIPT_URL: 'https://script.school.example/client.js',
    });
    const policy = directivesOf(headers['content-security-policy']);
    const allowed = "'self' https://script.school.example https://id.school.example";
    for (const name of ['script-src', 'style-src', 'connect-src', 'frame-src'])
      expect([name, policy[name]]).toEqual([name, allowed]);
    expect(policy['default-src']).toBe("'self'");
    expect(policy['frame-ancestors']).toBe("'none'");
    expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  });

  it("names Google's own origin once, whichever way its issuer is written", () => {
    for (const issuer of ['https://accounts.google.com', 'accounts.google.com']) {
      const env = readEnv({ GOOGLE_CLIENT_ID: 'girok', GOOGLE_ISSUER: issuer });
      expect(policies(env)).toMatchObject({
        contentSecurityPolicy: { directives: { scriptSrc: ["'self'", 'https://accounts.google.com'] } },
      });
    }
  });
});
