<?php
// Verifies a server event (Standard Webhooks). PHP 7.3 or later with its own hash and json functions.

/**
 * The event of a request, or an exception: then answer 400. $headers: names in small letters. $body: the text as it
 * came (file_get_contents('php://input')). $secrets: whsec_…, two of them while you change the secret. $now (seconds)
 * is given by tests only.
 */
function travel_verify_event(array $headers, string $body, array $secrets, ?int $now = null): array
{
    $now = $now ?? time();
    $id = $headers['webhook-id'] ?? '';
    $time = $headers['webhook-timestamp'] ?? '';
    if ($id === '' || !preg_match('/^[0-9]{1,12}$/D', $time)) {
        throw new RuntimeException('a header is missing');
    }
    if (abs($now - (int) $time) > 300) {
        throw new RuntimeException('the timestamp is too far from now');
    }
    foreach ($secrets as $secret) {
        $key = base64_decode(preg_replace('/^whsec_/', '', $secret));
        $own = 'v1,' . base64_encode(hash_hmac('sha256', "$id.$time.$body", $key, true));
        foreach (explode(' ', $headers['webhook-signature'] ?? '') as $given) {
            if (hash_equals($own, $given)) {
                return json_decode($body, true, 16, JSON_THROW_ON_ERROR);
            }
        }
    }
    throw new RuntimeException('no signature is of this secret');
}

// php event.php: reads a request as JSON, writes the event's type, or why it is refused.
if (PHP_SAPI === 'cli' && realpath($argv[0]) === __FILE__) {
    $asked = json_decode(stream_get_contents(STDIN), true, 16, JSON_THROW_ON_ERROR);
    try {
        echo travel_verify_event($asked['headers'], $asked['body'], $asked['secrets'], $asked['now'] ?? null)['type'], "\n";
    } catch (RuntimeException $error) {
        echo 'refused: ', $error->getMessage(), "\n";
    }
}
