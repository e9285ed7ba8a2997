/** Tokens as the auth API gives them. */
export interface TokenAnswer {
  access_token: string;
  refresh_token: string;
  expires_at: number;
}

/** A sign-in that waits for its person, as the service began it (RFC 8628). */
export interface DeviceStart {
  device_code: string;
  user_code: string;
  verification_uri: string;
  verification_uri_complete: string;
  /** Seconds. */
  expires_in: number;
  interval: number;
}

/** A letter of the embedded outbox. */
export interface Letter {
  id: string;
  at: string;
  to: string;
  subject: string;
  text: string;
}
