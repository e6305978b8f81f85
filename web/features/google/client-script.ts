import { ApiError } from '../../lib/api-error.ts';
import { call } from '../../lib/client.ts';

/** What the provider's script hands to its callback; without a credential nobody signed in. */
interface Answer {
  credential?: string;
}

interface ClientOptions {
  client_id: string;
  nonce: string;
  callback: (answer: Answer) => void;
  auto_select: false;
  ux_mode: 'popup';
}

interface ButtonOptions {
  type: 'standard';
  theme: 'outline' | 'filled_black';
  size: 'large';
  text: 'continue_with';
  /** Pixels; the provider draws nothing wider than 400. */
  width: number;
  locale: 'ko';
  click_listener: () => void;
}

/** The part of the provider's script that is used here (Google's reference of `google.accounts.id`). */
interface ClientScript {
  initialize(options: ClientOptions): void;
  renderButton(slot: HTMLElement, options: ButtonOptions): void;
  cancel(): void;
}

declare global {
  interface Window {
    google?: { accounts?: { id?: ClientScript } };
  }
}

const UNREACHABLE =
  'Google에 연결하지 못했습니다. 네트워크 연결을 확인한 뒤 다시 시도해 주세요. 학교 인터넷이 막고 있을 수도 있습니다.';

const loading = new Map<string, Promise<void>>();

/** Puts the script into the page, once; after a failure the next call tries again. */
function load(url: string): Promise<void> {
  const known = loading.get(url);
  if (known) return known;
  const arriving = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      loading.delete(url);
      script.remove();
      reject(new ApiError({ status: 0, code: 'NETWORK', message: UNREACHABLE }));
    });
    document.head.append(script);
  });
  loading.set(url, arriving);
  return arriving;
}

/** What one sign-in with the provider needs. */
export interface PreparedGoogle {
  script: ClientScript;
  clientId: string;
  /** Good for a quarter of an hour and for one answer. */
  nonce: string;
}

/**
 * Asks the server for a nonce and loads the provider's script. Nothing of the provider is loaded before somebody asks
 * for it. @throws ApiError UNAVAILABLE when it is not configured, NETWORK when it cannot be reached
 */
export async function prepareGoogle(): Promise<PreparedGoogle> {
  const { clientId, scriptUrl, nonce } = await call('startGoogle', {});
  await load(scriptUrl);
  const script = window.google?.accounts?.id;
  if (!script) throw new ApiError({ status: 0, code: 'NETWORK', message: UNREACHABLE });
  return { script, clientId, nonce };
}
