import { setTimeout } from 'node:timers/promises';
import { api, type Api, type OperationName } from '../../contract/api.ts';
import type { CallInput, Operation, ReplyOf } from '../../contract/operation.ts';
import { buildRequest } from '../../contract/request.ts';

interface Envelope {
  success: boolean;
  code?: string;
  data?: unknown;
}

const MOST_TRIES = 60;

/** Where everybody goes whom this client registers; a second try of a test is another process, and its numbers are free. */
export const SCHOOL = `시험고등학교 ${process.pid}`;

/** A script that talks to a real server over the network, with tokens in the body instead of cookies. */
export class FetchClient {
  origin: string;
  /** Sent with every call, such as where a proxy says that it comes from. */
  extra: Record<string, string> = {};
  private accessToken = '';

  constructor(origin: string) {
    this.origin = origin;
  }

  /** What a request that this client does not make itself has to carry. */
  get headers(): Record<string, string> {
    return { authorization: `Bearer ${this.accessToken}` };
  }

  /** The same session at another server. */
  at(origin: string): FetchClient {
    const twin = new FetchClient(origin);
    twin.accessToken = this.accessToken;
    return twin;
  }

  /** Calls and insists on success. @throws when refused, or when nobody answers */
  async must<N extends OperationName>(name: N, input: CallInput<Api[N]>): Promise<ReplyOf<Api[N]>> {
    const request = buildRequest(api[name] as Operation, input);
    let envelope = await this.send(request);
    // A server under pressure refuses before it does anything: on a machine full of tests that says nothing of the server.
    for (let tries = 0; envelope.code === 'UNAVAILABLE' && tries < MOST_TRIES; tries += 1) {
      await setTimeout(1000);
      envelope = await this.send(request);
    }
    if (!envelope.success) throw new Error(`${name} was refused: ${JSON.stringify(envelope)}`);
    const data = envelope.data as ReplyOf<Api[N]> & { accessToken?: string };
    this.accessToken = data.accessToken ?? this.accessToken;
    return data;
  }

  private async send(request: ReturnType<typeof buildRequest>): Promise<Envelope> {
    const response = await fetch(this.origin + request.url, {
      method: request.method,
      headers: {
        'x-token-transport': 'body',
        ...this.extra,
        ...(request.body ? { 'content-type': 'application/json' } : {}),
        ...(this.accessToken ? { authorization: `Bearer ${this.accessToken}` } : {}),
      },
      body: request.body ? JSON.stringify(request.body) : null,
    });
    return (await response.json()) as Envelope;
  }

  /** Makes an account and stays signed in to it. */
  async register(role: 'teacher' | 'student', email: string, studentNumber?: string): Promise<void> {
    await this.must('register', {
      name: '시험사람',
      email,
      password: 'correct-horse-7',
      role,
      school: SCHOOL,
      ...(studentNumber ? { student_number: studentNumber } : {}),
      privacyConsent: true,
      termsConsent: true,
      ageConsent: true,
    });
  }
}
