import { X } from 'lucide-react';
import { useState } from 'react';
import {
  Bounce,
  type CloseButtonProps,
  cssTransition,
  ToastContainer,
  type ToastTransitionProps,
} from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import './toaster.css';

/** The library's own button has an English name. */
function CloseButton({ closeToast }: CloseButtonProps) {
  return (
    <button
      type="button"
      className="Toastify__close-button"
      aria-label="닫기"
      onClick={(event) => closeToast(event)}
    >
      <X aria-hidden size={16} />
    </button>
  );
}

const WithoutFolding = cssTransition({
  enter: 'Toastify--animate Toastify__bounce-enter',
  exit: 'Toastify--animate Toastify__bounce-exit',
  appendPosition: true,
  collapse: false,
});

/** What has faded is folded up for another 300 ms, in which it lies over what is below: not for who asked for no movement. */
function InOrOut(props: ToastTransitionProps) {
  const [Transition] = useState(() =>
    window.matchMedia('(prefers-reduced-motion: reduce)').matches ? WithoutFolding : Bounce,
  );
  return <Transition {...props} />;
}

/** Top right, five seconds, waiting under the pointer and in a hidden window, closed by a click (specification 1, section 8). */
export function Toaster() {
  return (
    <ToastContainer
      position="top-right"
      autoClose={5000}
      pauseOnHover
      pauseOnFocusLoss
      closeOnClick
      newestOnTop
      closeButton={CloseButton}
      transition={InOrOut}
      aria-label="알림"
    />
  );
}
