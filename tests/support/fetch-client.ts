import { api, type Api, type OperationName } from '../../contract/api.ts';
import type { CallInput, Operation, ReplyOf } from '../../contract/operation.ts';
import { buildRequest } from '../../contract/request.ts';

/** A script that talks to a real server over the network, with tokens in the body instead of cookies. */
export class FetchClient {
  origin: string;
  private accessToken = '';

  constructor(origin: string) {
    this.origin = origin;
  }

  /** Calls and insists on success. @throws when refused, or when nobody answers */
  async must<N extends OperationName>(name: N, input: CallInput<Api[N]>): Promise<ReplyOf<Api[N]>> {
    const request = buildRequest(api[name] as Operation, input);
    const response = await fetch(this.origin + request.url, {
      method: request.method,
      headers: {
        'x-token-transport': 'body',
        ...(request.body ? { 'content-type': 'application/json' } : {}),
        ...(this.accessToken ? { authorization: `Bearer ${this.accessToken}` } : {}),
      },
      body: request.body ? JSON.stringify(request.body) : null,
    });
    const envelope = (await response.json()) as {
      success: boolean;
      data: ReplyOf<Api[N]> & { accessToken?: string };
    };
    if (!envelope.success) throw new Error(`${name} was refused: ${JSON.stringify(envelope)}`);
    this.accessToken = envelope.data.accessToken ?? this.accessToken;
    return envelope.data;
  }

  /** Makes an account and stays signed in to it. */
  async register(role: 'teacher' | 'student', email: string, studentNumber?: string): Promise<void> {
    await this.must('register', {
      name: '시험사람',
      email,
      password: 'correct-horse-7',
      role,
      school: '시험고등학교',
      ...(studentNumber ? { student_number: studentNumber } : {}),
      privacyConsent: true,
      termsConsent: true,
      ageConsent: true,
    });
  }
}
