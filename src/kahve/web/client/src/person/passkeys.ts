/** What a browser and a server say to each other about passkeys: bytes are base64url there. */

interface Descriptor {
  id: string;
  type: "public-key";
  transports?: AuthenticatorTransport[];
}

interface ToAdd {
  challenge: string;
  user: { id: string; name: string; displayName: string };
  excludeCredentials?: Descriptor[];
}

interface ToComeBack {
  challenge: string;
  allowCredentials?: Descriptor[];
}

/** Whether this browser gives passkeys at this address: a secure one, with a name. */
export function hasPasskeys(): boolean {
  return window.isSecureContext && "PublicKeyCredential" in window && !/^[\d.]+$|:/.test(location.hostname);
}

/** Let the browser make a passkey; what is to be sent to the server. */
export async function makePasskey(options: ToAdd): Promise<unknown> {
  const publicKey = {
    ...options,
    challenge: bytes(options.challenge),
    user: { ...options.user, id: bytes(options.user.id) },
    excludeCredentials: options.excludeCredentials?.map(described),
  } as unknown as PublicKeyCredentialCreationOptions;
  const credential = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
  const { clientDataJSON, attestationObject } = credential.response as AuthenticatorAttestationResponse;
  return answerWith(credential, { clientDataJSON: text(clientDataJSON), attestationObject: text(attestationObject) });
}

/** Let the browser sign with a passkey of this server; what is to be sent to it. */
export async function usePasskey(options: ToComeBack): Promise<unknown> {
  const publicKey = { ...options, challenge: bytes(options.challenge), allowCredentials: options.allowCredentials?.map(described) } as unknown as PublicKeyCredentialRequestOptions;
  const used = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
  const { clientDataJSON, authenticatorData, signature, userHandle } = used.response as AuthenticatorAssertionResponse;
  const response = { clientDataJSON: text(clientDataJSON), authenticatorData: text(authenticatorData), signature: text(signature) };
  return answerWith(used, userHandle ? { ...response, userHandle: text(userHandle) } : response);
}

function answerWith(credential: PublicKeyCredential, response: Record<string, string>): unknown {
  return { id: credential.id, rawId: text(credential.rawId), type: credential.type, response, clientExtensionResults: {} };
}

function described(one: Descriptor): PublicKeyCredentialDescriptor {
  return { ...one, id: bytes(one.id) } as unknown as PublicKeyCredentialDescriptor;
}

export function bytes(base64url: string): Uint8Array {
  return Uint8Array.from(atob(base64url.replaceAll("-", "+").replaceAll("_", "/")), (char) => char.charCodeAt(0));
}

export function text(buffer: ArrayBuffer): string {
  const chars = Array.from(new Uint8Array(buffer), (byte) => String.fromCharCode(byte)).join("");
  return btoa(chars).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
